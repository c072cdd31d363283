import type { Describe } from '../types';

export const describe: Describe = () => null;
