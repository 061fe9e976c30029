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

const Home = screen(screens.home);
const Explore = screen(screens.explore);
const Destination = screen(screens.destination);
const Tips = screen(screens.tips);
const Login = screen(screens.login);
const Register = screen(screens.register);
const Forgot = screen(screens.forgot);
const Reset = screen(screens.reset);
const Confirm = screen(screens.confirm);
const Undo = screen(screens.undo);
const Plan = screen(screens.plan);
const Fine = screen(screens.fine);
const Contact = screen(screens.contact);
const Stay = screen(screens.stay);
const Unsubscribe = screen(screens.unsubscribe);
const Account = screen(screens.account);
const Notifications = screen(screens.notifications);
const Traveler = screen(screens.traveler);
const Moderation = screen(screens.moderation);
const ModerationCase = screen(screens.moderationCase);
const ModerationLog = screen(screens.moderationLog);
const Safety = screen(screens.safety);
const Rules = screen(screens.rules);
const Terms = screen(screens.terms);
const Privacy = screen(screens.privacy);
const Decision = screen(screens.decision);
const Notice = screen(screens.notice);
const NewRoute = screen(screens.newRoute);
const OwnRoute = screen(screens.route);
const SharedRoute = screen(screens.sharedRoute);
const Profile = screen(screens.profile);

/** The routes of the shell's own screens; the remotes' paths are handled before. */
export const ShellRoutes = () => (
  // A chunk may no longer exist after a deployment; the page must then be reloaded.
  <FailureBoundary
    resetKey={useLocation().pathname}
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
        <Route path="/forgot" element={<Forgot />} />
        <Route path="/account" element={<Account />} />
        <Route path="/account/reset" element={<Reset />} />
        <Route path="/account/confirm" element={<Confirm />} />
        <Route path="/account/undo" element={<Undo />} />
        <Route path="/plan" element={<Plan />} />
        <Route path="/plan/fine" element={<Fine />} />
        <Route path="/plan/contact" element={<Contact />} />
        <Route path="/account/stay" element={<Stay />} />
        <Route path="/account/unsubscribe" element={<Unsubscribe />} />
        <Route path="/notifications" element={<Notifications />} />
        <Route path="/travelers/:id" element={<Traveler />} />
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
        <Route path="/safety" element={<Safety />} />
        <Route path="/safety/rules" element={<Rules />} />
        <Route path="/safety/terms" element={<Terms />} />
        <Route path="/safety/privacy" element={<Privacy />} />
        <Route path="/safety/report" element={<Notice />} />
        <Route path="/decisions/:id" element={<Decision />} />
        <Route path="/routes/new" element={<NewRoute />} />
        <Route path="/routes/shared" element={<SharedRoute />} />
        <Route path="/routes/:id" element={<OwnRoute />} />
        <Route path="/profile" element={<Profile />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  </FailureBoundary>
);
