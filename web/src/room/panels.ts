// What can lie over the table.

/** The sheets. */
export type Panel =
  | 'menu'
  | 'rules'
  | 'log'
  | 'scores'
  | 'room'
  | 'seat'
  | 'history'
  | 'review'
  | 'daily'
  | 'preferences'
  | 'legend'
  | 'glance'
  | 'keys';
