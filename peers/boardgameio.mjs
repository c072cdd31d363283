// boardgame.io's server: clients on loopback, and how long their moves take.
//
// `cargo xtask peers --server` installs what peers/boardgameio/package.json pins and runs this from
// there:  node boardgameio.mjs [closed|paced] [matches=50] [seconds=10]
//   (koa-compose is pinned to 4.1.0: with 4.2.0, which a plain install resolves, boardgame.io's
//   lobby REST API answers 404 to everything)
//
// The server (default in-memory storage) is a child process; two socket.io clients a match are in
// this process, all on 127.0.0.1. A move is timed from client.moves.x() to (ack) the mover's own
// update and (other) the opponent's update. The game is like crazy eights, with hidden hands; a match
// deals again for ever. Closed loop: each match plays as fast as it is answered. Paced: one move a
// match a second. One JSON object is printed.
import { createRequire } from 'node:module';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import path from 'node:path';

const require = createRequire(path.join(process.cwd(), 'x.js'));

const suit = (c) => c % 4, rank = (c) => c >> 2;
const fits = (c, top) => rank(c) === 6 || suit(c) === suit(top) || rank(c) === rank(top);
const legal = (hand, top) => [...hand.keys()].filter((i) => fits(hand[i], top));

const eights = {
  name: 'eights', disableUndo: true,
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle([...Array(52).keys()]);
    const hands = {};
    for (let p = 0; p < ctx.numPlayers; p++) hands[p] = deck.splice(0, 7);
    return { secret: { deck }, players: hands, top: deck.pop(), pile: [], left: deck.length };
  },
  playerView: ({ G, playerID }) => { // strip what this player must not see
    if (playerID == null) return G; // the server's own
    const { secret, ...r } = G;
    r.players = Object.fromEntries(Object.entries(G.players).map(([p, h]) => [p, p === playerID ? h : h.length]));
    return r;
  },
  moves: {
    play: { client: false, move: ({ G, playerID, random }, i) => {
      const h = G.players[playerID];
      if (!(i >= 0 && i < h.length) || !fits(h[i], G.top)) return 'INVALID_MOVE';
      G.pile.push(G.top); G.top = h.splice(i, 1)[0];
      if (!h.length) { // the next deal, in the same match
        const deck = random.Shuffle([...Array(52).keys()]);
        for (const p of Object.keys(G.players)) G.players[p] = deck.splice(0, 7);
        G.secret.deck = deck; G.pile = []; G.left = deck.length;
      }
    } },
    draw: { client: false, move: ({ G, playerID, random }) => {
      if (!G.secret.deck.length) { G.secret.deck = random.Shuffle(G.pile.splice(0)); }
      if (G.secret.deck.length) G.players[playerID].push(G.secret.deck.pop());
      G.left = G.secret.deck.length;
    } },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

const cpuS = () => { const c = process.cpuUsage(); return (c.user + c.system) / 1e6; };

async function serve() {
  const { Server, Origins } = require('boardgame.io/server');
  const server = Server({ games: [eights], origins: [Origins.LOCALHOST] });
  console.log = () => {}; console.info = () => {};
  const running = await server.run({ port: 0 });
  process.on('message', () => process.send({ cpu: cpuS(), rss: process.memoryUsage().rss }));
  process.on('disconnect', () => process.exit(0));
  process.send({ port: running.appServer.address().port });
}

async function load(mode, matches, seconds) {
  const { Client } = require('boardgame.io/client');
  const { SocketIO } = require('boardgame.io/multiplayer');
  const child = fork(fileURLToPath(import.meta.url), ['serve'], { cwd: process.cwd(), stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const waiters = []; child.on('message', (m) => waiters.shift()?.(m));
  const next = () => new Promise((r) => waiters.push(r));
  const ask = () => { const p = next(); child.send('figures'); return p; };
  const { port } = await next();
  const url = `http://127.0.0.1:${port}`, base = `http://localhost:${port}`;
  const post = async (p, b) => (await fetch(base + p, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(b) })).json();

  const all = [], stat = { moves: 0, ack: [], other: [] };
  let stopped = true; // connect all first, do not play yet
  async function newMatch() {
    const { matchID } = await post('/games/eights/create', { numPlayers: 2 });
    const cs = [];
    for (const playerID of ['0', '1']) {
      const { playerCredentials } = await post(`/games/eights/${matchID}/join`, { playerID, playerName: `p${playerID}` });
      cs.push(Client({ game: eights, numPlayers: 2, debug: false, matchID, playerID, credentials: playerCredentials, multiplayer: SocketIO({ server: url, socketOpts: { transports: ['websocket'] } }) }));
    }
    const M = { seen: [-1, -1], pend: null, timer: null };
    M.act = () => {
      M.timer = null; if (stopped) return;
      const s = cs[0].getState(), t = cs[1].getState();
      if (!s || !t || s._stateID !== t._stateID || M.pend) return;
      const p = +s.ctx.currentPlayer, st = p ? t : s;
      const l = legal(st.G.players[p], st.G.top);
      M.pend = { p, id: s._stateID, t0: performance.now(), got: 0 };
      if (l.length) cs[p].moves.play(l[(Math.random() * l.length) | 0]); else cs[p].moves.draw();
    };
    cs.forEach((c, i) => {
      c.subscribe((st) => {
        if (!st) return;
        const q = M.pend;
        if (q && st._stateID > q.id && M.seen[i] <= q.id) {
          M.seen[i] = st._stateID;
          const dt = performance.now() - q.t0;
          if (i === q.p) { stat.ack.push(dt); stat.moves++; } else stat.other.push(dt);
          if (++q.got === 2) M.pend = null;
        }
        if (!M.pend && !M.timer) M.timer = mode === 'closed' ? setImmediate(M.act) : setTimeout(M.act, 1000);
      });
      c.start();
    });
    all.push(M);
  }
  for (let i = 0; i < matches; i++) await newMatch();
  await new Promise((r) => setTimeout(r, 1500));

  stopped = false;
  all.forEach((M, i) => setTimeout(() => { if (!M.timer) M.act(); }, mode === 'paced' ? (i * 1000) / matches : 0));
  await new Promise((r) => setTimeout(r, 2000)); // warm up
  stat.moves = 0; stat.ack = []; stat.other = [];
  const before = await ask(), w0 = performance.now();
  await new Promise((r) => setTimeout(r, seconds * 1000));
  const w = (performance.now() - w0) / 1e3, after = await ask(), cpu = after.cpu - before.cpu;
  const at = (a, p) => a[Math.min(a.length - 1, Math.floor(p * a.length))];
  const times = (a) => { a.sort((x, y) => x - y); return { p50: at(a, 0.5), p90: at(a, 0.9), p99: at(a, 0.99), max: at(a, 1) }; };
  console.log(JSON.stringify({
    matches, seconds, paced: mode === 'paced', moves_per_second: stat.moves / w,
    moves_per_server_cpu_second: stat.moves / cpu, server_cpus: cpu / w, server_rss_mb: after.rss / 1e6,
    ack_ms: times(stat.ack), other_ms: times(stat.other),
  }));
  child.disconnect(); setTimeout(() => { child.kill(); process.exit(0); }, 500);
}

const [mode, matches, seconds] = process.argv.slice(2);
if (mode === 'serve') serve();
else load(mode || 'closed', +(matches || 50), +(seconds || 10));
