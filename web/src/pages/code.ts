// The code of the pages, each a file of its own.
import type { Component } from 'svelte';
import { fileOf } from './list';

const CODE = import.meta.glob<{ default: Component<any> }>('./*.svelte');

export const codeOf = (page: string) => CODE[`./${fileOf(page)}`]?.();
