import { type ComponentType, Suspense, lazy } from 'react';
import { Route, Routes, useLocation } from '@wayfellow/router';
import { FailureBoundary } from '../shared/slot/failure-boundary';
import { RemoteFailure } from '../shared/slot/remote-failure';
import { SlotSkeleton } from '../shared/slot/slot-skeleton';
import { ModeratorsOnly } from './moderators-only';
import { NotFound } from './not-found';
import { screens } from './screens';

/** A lazily loaded screen. */
const screen = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const Login = screen(screens.login);
const Moderation = screen(screens.moderation);
const ModerationCase = screen(screens.moderationCase);
const ModerationLog = screen(screens.moderationLog);

/** The screens that have one address each, and are open to all or say themselves to whom they are. */
const routes = Object.entries({
  '/': screens.home,
  '/explore': screens.explore,
  '/destinations/:id': screens.destination,
  '/destinations/:id/tips': screens.tips,
  '/register': screens.register,
  '/forgot': screens.forgot,
  '/account': screens.account,
  '/account/reset': screens.reset,
  '/account/confirm': screens.confirm,
  '/account/undo': screens.undo,
  '/plan': screens.plan,
  '/plan/fine': screens.fine,
  '/plan/contact': screens.contact,
  '/account/stay': screens.stay,
  '/account/unsubscribe': screens.unsubscribe,
  '/notifications': screens.notifications,
  '/travelers/:id': screens.traveler,
  '/safety': screens.safety,
  '/safety/rules': screens.rules,
  '/safety/terms': screens.terms,
  '/safety/privacy': screens.privacy,
  '/safety/report': screens.notice,
  '/decisions/:id': screens.decision,
  '/routes/new': screens.newRoute,
  '/routes/shared': screens.sharedRoute,
  '/routes/:id': screens.route,
  '/profile': screens.profile,
}).map(([path, load]) => {
  const Screen = screen(load);
  return <Route key={path} path={path} element={<Screen />} />;
});

/** The routes of the shell's own screens; the remotes' paths are handled before. */
export const ShellRoutes = () => (
  // A chunk may no longer exist after a deployment; the page must then be reloaded.
  <FailureBoundary
    resetKey={useLocation().pathname}
    fallback={(error) => <RemoteFailure error={error} onRetry={() => window.location.reload()} />}
  >
    <Suspense fallback={<SlotSkeleton />}>
      <Routes>
        {routes}
        <Route path="/login" element={<Login />} />
        <Route path="/auth" element={<Login />} />
        <Route
          path="/moderation"
          element={
            <ModeratorsOnly>
              <Moderation />
            </ModeratorsOnly>
          }
        />
        <Route
          path="/moderation/log"
          element={
            <ModeratorsOnly isForLeads>
              <ModerationLog />
            </ModeratorsOnly>
          }
        />
        <Route
          path="/moderation/:id"
          element={
            <ModeratorsOnly>
              <ModerationCase />
            </ModeratorsOnly>
          }
        />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  </FailureBoundary>
);
