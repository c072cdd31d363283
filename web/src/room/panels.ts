// What can lie over the table.

/** The sheets. */
export type Panel = 'menu' | 'rules' | 'log' | 'scores' | 'room' | 'seat' | 'signs' | 'keys';

/** What is written above each. */
export const PANEL_TITLES: Record<Panel, string> = {
  menu: 'Menu',
  rules: 'Rules',
  log: 'Log',
  scores: 'Scores',
  room: 'Room',
  seat: 'Your seat',
  signs: 'Signs',
  keys: 'Keys',
};
