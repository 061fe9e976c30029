import { useLocation } from '@wayfellow/router';
import { remoteOf } from './federation/remote-of';
import { RemoteSlot } from './federation/remote-slot';
import { Frame } from './frame/frame';
import { ShellRoutes } from './routes';

/** The whole page: the frame, and in it either a remote's screens or the shell's own. */
export const App = () => {
  const remote = remoteOf(useLocation().pathname);
  return <Frame>{remote ? <RemoteSlot key={remote} name={remote} /> : <ShellRoutes />}</Frame>;
};
