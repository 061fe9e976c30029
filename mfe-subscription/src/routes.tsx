import { REMOTE_CONTRACT_VERSION } from '@wayfellow/contracts';
import { Route, Routes } from '@wayfellow/router';
import type { RemoteModule } from '@wayfellow/web';

const SubscriptionRoutes = () => (
  <Routes>
    <Route path="/subscription" element={<h1>/subscription</h1>} />
    <Route path="/subscription/checkout" element={<h1>/subscription/checkout</h1>} />
    <Route path="/subscription/success" element={<h1>/subscription/success</h1>} />
    <Route path="/subscription/cancel" element={<h1>/subscription/cancel</h1>} />
  </Routes>
);

/** What the shell loads: paths are whole, from the site's root. */
const remote: RemoteModule = { contractVersion: REMOTE_CONTRACT_VERSION, Routes: SubscriptionRoutes };
export default remote;
