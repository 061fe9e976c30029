import { Suspense, lazy } from 'react';
import { REMOTE_CONTRACT_VERSION } from '@wayfellow/contracts';
import { Route, Routes } from '@wayfellow/router';
import type { RemoteModule, RemoteProps } from '@wayfellow/web';
import { Waiting } from './shared/waiting';
import { CancelPage } from './features/cancel/cancel-page';
import { PlansPage } from './features/plans/plans-page';
import { SuccessPage } from './features/success/success-page';

// The plans page does not load the payment code.
const CheckoutPage = lazy(async () => ({
  default: (await import('./features/checkout/checkout-page')).CheckoutPage,
}));

const Checkout = () => (
  <Suspense fallback={<Waiting label="Loading..." />}>
    <CheckoutPage />
  </Suspense>
);

const SubscriptionRoutes = ({ notFound }: RemoteProps) => (
  <Routes>
    <Route path="/subscription" element={<PlansPage />} />
    <Route path="/subscription/checkout" element={<Checkout />} />
    <Route path="/subscription/success" element={<SuccessPage />} />
    <Route path="/subscription/cancel" element={<CancelPage />} />
    <Route path="*" element={notFound} />
  </Routes>
);

/** The module that the shell loads. Its routes use absolute paths. */
const remote: RemoteModule = { contractVersion: REMOTE_CONTRACT_VERSION, Routes: SubscriptionRoutes };
export default remote;
