// What a match came to, as a picture to send along with its link.

/** In pixels, as messengers show it whole. */
const [WIDTH, HEIGHT, SIDE] = [1200, 630, 80];
/** More than that have no room. */
const ROWS_MAX = 6;

/** A table's ranking, best first: place, name and total, as they stand there. */
export function ranked(table: Element): [place: number, name: string, total: string][] {
  const rows = [...table.querySelectorAll('tr:has(th[data-rank])')].map(
    (row): [number, string, string] => [
      parseInt(row.querySelector('th')?.dataset.rank ?? ''),
      row.querySelector<HTMLElement>('.named')?.title ?? '',
      row.lastElementChild?.textContent?.trim() ?? '',
    ],
  );
  return rows.sort(([a], [b]) => a - b);
}

/** Draws it in the table's colours, as a file; null where a browser cannot. */
export async function postcard(table: Element, game: string, title: string): Promise<File | null> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const style = getComputedStyle(table);
  /** Colours of the tokens are only worked out on an element. */
  const probe = document.createElement('i');
  table.append(probe);
  const colour = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const [ground, print, accent, paper] = ['--ground', '--print', '--accent', '--on-ground'].map(
    colour,
  ) as [string, string, string, string];
  probe.remove();
  pen.fillStyle = ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = print;
  pen.beginPath();
  pen.arc(WIDTH - 200, HEIGHT / 2, 360, 0, 2 * Math.PI);
  pen.fill();

  /** Writes a line, narrower where it is too long. */
  const write = (text: string, x: number, y: number, size: number, room = WIDTH - SIDE - x) => {
    pen.font = `850 ${size}px ${style.fontFamily}`;
    pen.fillText(text, x, y, room);
  };
  pen.fillStyle = accent;
  write(`Kartenhaus · ${game}`, SIDE, 112, 36);
  pen.fillStyle = paper;
  pen.fontStretch = 'expanded';
  write(title, SIDE, 205, 76);
  pen.fontStretch = 'normal';
  ranked(table)
    .slice(0, ROWS_MAX)
    .forEach(([place, name, total], at) => {
      const y = 290 + at * 58;
      pen.fillStyle = at === 0 ? accent : paper;
      write(`${place}.`, SIDE, y, 42, 70);
      write(name, SIDE + 80, y, 42, 660);
      pen.textAlign = 'right';
      write(total, WIDTH - SIDE, y, 42, 200);
      pen.textAlign = 'left';
    });
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return blob && new File([blob], 'kartenhaus.png', { type: 'image/png' });
}
