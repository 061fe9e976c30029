import { Link, Route, Routes, useLocation } from '@wayfellow/router';
import { remoteOf } from './federation/remote-of';
import { RemoteSlot } from './federation/remote-slot';

/** The whole page: the frame, and in it either a remote's screens or the shell's own. */
export const App = () => {
  const remote = remoteOf(useLocation().pathname);
  return (
    <>
      <nav>
        <Link to="/">Home</Link> <Link to="/matches">Matches</Link> <Link to="/messages">Messages</Link>{' '}
        <Link to="/subscription">Premium</Link>
      </nav>
      {remote ? (
        <RemoteSlot key={remote} name={remote} />
      ) : (
        <Routes>
          <Route path="*" element={<h1>Shell</h1>} />
        </Routes>
      )}
    </>
  );
};
