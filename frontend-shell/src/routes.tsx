import { type ComponentType, Suspense, lazy } from 'react';
import { Route, Routes, useLocation } from '@wayfellow/router';
import { FailureBoundary } from './federation/failure-boundary';
import { RemoteFailure } from './federation/remote-failure';
import { SlotSkeleton } from './federation/slot-skeleton';
import { NotFoundPage } from './frame/not-found-page';

/** A screen in a chunk of its own. */
const screen = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const Home = screen(async () => (await import('./features/home/home-page')).HomePage);
const Explore = screen(async () => (await import('./features/explore/explore-page')).ExplorePage);
const Destination = screen(
  async () => (await import('./features/destination/destination-page')).DestinationPage,
);
const Tips = screen(async () => (await import('./features/tips/tips-page')).TipsPage);
const Login = screen(async () => (await import('./features/login/login-page')).LoginPage);
const Register = screen(async () => (await import('./features/register/register-page')).RegisterPage);
const Profile = screen(async () => (await import('./features/profile/profile-page')).ProfilePage);

/** The shell's own screens; the remotes' paths never come here. */
export const ShellRoutes = () => (
  // A chunk may be gone after a deployment: the page then needs the new document.
  <FailureBoundary
    place={useLocation().pathname}
    fallback={(error) => <RemoteFailure error={error} onRetry={() => window.location.reload()} />}
  >
    <Suspense fallback={<SlotSkeleton />}>
      <Routes>
        <Route path="/" element={<Home />} />
        <Route path="/explore" element={<Explore />} />
        <Route path="/destinations/:id" element={<Destination />} />
        <Route path="/destinations/:id/tips" element={<Tips />} />
        <Route path="/login" element={<Login />} />
        <Route path="/auth" element={<Login />} />
        <Route path="/register" element={<Register />} />
        <Route path="/profile" element={<Profile />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  </FailureBoundary>
);
