// Says so where the client could not be loaded: then none of its own scripts can.
function showUnloaded() {
  const texts = [
    ['en', 'Kartenhaus could not be loaded.', 'Load again'],
    ['de', 'Kartenhaus konnte nicht geladen werden.', 'Neu laden'],
  ];
  const main = document.createElement('main');
  main.className = 'wordless';
  for (const [lang, text, label] of texts) {
    const [said, button] = [document.createElement('p'), document.createElement('button')];
    [said.textContent, button.textContent] = [text, label];
    button.className = 'button primary';
    button.onclick = () => location.reload();
    for (const it of [said, button]) it.lang = lang;
    main.append(said, button);
  }
  document.getElementById('app')?.replaceChildren(main);
}

addEventListener(
  'error',
  ({ target }) => {
    if (target?.localName === 'script' && target.type === 'module') showUnloaded();
  },
  true,
);
// The client is there, but not even its words could be loaded.
addEventListener('unworded', showUnloaded);
