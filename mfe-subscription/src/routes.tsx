import { REMOTE_CONTRACT_VERSION } from '@wayfellow/contracts';
import { Route, Routes } from '@wayfellow/router';
import type { RemoteModule, RemoteProps } from '@wayfellow/web';
import { CancelPage } from './features/cancel/cancel-page';
import { CheckoutPage } from './features/checkout/checkout-page';
import { PlansPage } from './features/plans/plans-page';
import { SuccessPage } from './features/success/success-page';

const SubscriptionRoutes = ({ notFound }: RemoteProps) => (
  <Routes>
    <Route path="/subscription" element={<PlansPage />} />
    <Route path="/subscription/checkout" element={<CheckoutPage />} />
    <Route path="/subscription/success" element={<SuccessPage />} />
    <Route path="/subscription/cancel" element={<CancelPage />} />
    <Route path="*" element={notFound} />
  </Routes>
);

/** What the shell loads: paths are whole, from the site's root. */
const remote: RemoteModule = { contractVersion: REMOTE_CONTRACT_VERSION, Routes: SubscriptionRoutes };
export default remote;
