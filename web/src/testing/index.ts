// Component tests: a page on a fake connection, fed with what a real server has sent.
//
// * A test stands beside the component that it is about, and begins with `openPage`, which loads
//   the page as a browser would, with modules of its own: nothing that the test imports itself is
//   the page's, so they meet only in storage, on the screen and on the connection.
// * The clock is a fake one. `page.click`, `press`, `fill`, `choose` and `receive` return once the
//   page is quiet; `page.wait` lets time pass by. A test asks for what is there and never waits.
// * `page.server` plays the recording: `answer` checks what the page sent and delivers what came
//   then, `deliver` and `skipTo` deliver up to a message. Without `until`, `openPage` delivers all
//   that came before the client's next message.
// * `page.http` answers what was recorded; `answer`, `add`, `hold` and `offline` change that.
// * Errors in the console and requests without an answer fail the test (`page.errors.expects`).
// * There are no styles and no sizes: what needs them is a test in a browser (`e2e/`).
export { screen, within } from '@testing-library/dom';
export { openPage, SCREENS, type Opening, type Page } from './page';
export { recording, recordings, withGames, type Recording } from './recording';
