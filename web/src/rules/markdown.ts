// The little Markdown that the rules are written in, as a tree to draw. No HTML is ever made.
import { url } from '../shell/address';

/** A piece of a line. */
export type Inline =
  | { kind: 'text' | 'bold' | 'italic' | 'code'; text: string }
  | { kind: 'link'; text: string; href: string };

/** A piece of a text. */
export type Block =
  | { kind: 'paragraph'; line: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  const lines = text.split('\n');
  let at = 0;
  const take = (fits: (line: string) => boolean): string[] => {
    const from = at;
    while (at < lines.length && fits(lines[at] as string)) at += 1;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at] as string;
    if (line.trim() === '') {
      at += 1;
    } else if (line.startsWith('```')) {
      at += 1;
      found.push({ kind: 'code', text: take((more) => !more.startsWith('```')).join('\n') });
      at += 1;
    } else if (line.startsWith('|')) {
      found.push(table(take((more) => more.startsWith('|'))));
    } else if (isItem(line)) {
      found.push({ kind: 'list', items: items(take((more) => isItem(more) || isMore(more))) });
    } else {
      const all = take((more) => more.trim() !== '' && !/^(\||```)/.test(more) && !isItem(more));
      found.push({ kind: 'paragraph', line: inline(all.join(' ')) });
    }
  }
  return found;
}

function isItem(line: string): boolean {
  return /^[-*] /.test(line);
}

/** Whether a line goes on with the item above it. */
function isMore(line: string): boolean {
  return /^ +\S/.test(line);
}

function items(lines: string[]): Inline[][] {
  const texts: string[] = [];
  for (const line of lines) {
    if (isItem(line)) texts.push(line.slice(2));
    else texts.push(`${texts.pop() ?? ''} ${line.trim()}`);
  }
  return texts.map(inline);
}

function table(lines: string[]): Block {
  const cells = (line: string) =>
    line
      .replace(/^\||\|\s*$/g, '')
      .split('|')
      .map((cell) => inline(cell.trim()));
  const [head = '', ...rest] = lines;
  const rows = rest.filter((line) => !/^[|\s:-]+$/.test(line));
  return { kind: 'table', head: cells(head), rows: rows.map(cells) };
}

const MARKS = /`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Reads a line. */
export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  let from = 0;
  const plain = (to: number) => {
    if (to > from) found.push({ kind: 'text', text: text.slice(from, to) });
  };
  for (const match of text.matchAll(MARKS)) {
    plain(match.index);
    const [all, code, bold, italic, label, href] = match;
    if (code !== undefined) found.push({ kind: 'code', text: code });
    else if (bold !== undefined) found.push({ kind: 'bold', text: bold });
    else if (italic !== undefined) found.push({ kind: 'italic', text: italic });
    else found.push(link(label ?? all, href ?? ''));
    from = match.index + all.length;
  }
  plain(text.length);
  return found;
}

/** Only the rules of the other games are linked; anything else is its text. */
function link(text: string, to: string): Inline {
  const game = /^(?:\.\/)?([a-z-]+)\.md(#.*)?$/.exec(to);
  if (!game || game[1] === 'readme') return { kind: 'text', text };
  return { kind: 'link', text, href: url(`/rules/${game[1]}`) };
}
