// Starts a report that stands in one file, without a server.
import { mount } from 'svelte';
import '../app.css';
import { HERE, Here } from '../shell/here.svelte';
import { preferred, speak, withWords } from '../shell/words.svelte';
import File from './File.svelte';
import type { Report } from './report';

// Day or night, before anything is drawn.
const here = new Here(document.documentElement);
const target = document.getElementById('app');
const text = document.getElementById('report')?.textContent;
if (!target || !text) throw new Error('the page has no place for the report');
const report = JSON.parse(text) as Report;
await speak(preferred()).catch(() => speak('en'));
await withWords(Promise.resolve());
target.replaceChildren();
mount(File, { target, props: { report }, context: new Map([[HERE, here]]) });
