import { REMOTE_CONTRACT_VERSION } from '@wayfellow/contracts';
import { Route, Routes } from '@wayfellow/router';
import type { RemoteModule } from '@wayfellow/web';

const MessagingRoutes = () => (
  <Routes>
    <Route path="/messages" element={<h1>/messages</h1>} />
    <Route path="/messages/:userId" element={<h1>/messages/:userId</h1>} />
  </Routes>
);

/** What the shell loads: paths are whole, from the site's root. */
const remote: RemoteModule = { contractVersion: REMOTE_CONTRACT_VERSION, Routes: MessagingRoutes };
export default remote;
