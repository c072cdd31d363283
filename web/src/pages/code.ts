// The code of the pages: a part of its own, as a room needs none of it.
import type { Component } from 'svelte';
import { fileOf } from './list';

const CODE = import.meta.glob<{ default: Component<any> }>('./*.svelte');

export const codeOf = (page: string) => CODE[`./${fileOf(page)}`]?.();
