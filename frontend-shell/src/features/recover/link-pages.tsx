import { endpoints, notices } from '@wayfellow/contracts';
import { call } from '@wayfellow/web';
import { LinkPage } from '../../shared/sign-in/link-page';

/** Says whether the address is confirmed, sends a new link, and has the choice of emails. */
const TO_ACCOUNT = { to: '/account', label: 'Safety & account' };

export const ConfirmPage = () => (
  <LinkPage
    title="Confirm your email"
    lead="So that you can get back in if you forget your password."
    button="Confirm"
    done={notices.emailConfirmed}
    elsewhere={TO_ACCOUNT}
    send={(body) => call(endpoints.account.confirmEmail, { body })}
  />
);

export const UndoPage = () => (
  <LinkPage
    title="Was it not you?"
    lead="Your account gets the email back that this link came to, loses a second step that was added since or in the day before, and is signed out everywhere. Then you choose a new password."
    button="Undo the change"
    done={notices.changeUndone}
    send={(body) => call(endpoints.account.undoEmail, { body })}
  />
);

export const StayPage = () => (
  <LinkPage
    title="Keep your account"
    lead="It comes back and is not deleted."
    button="Keep my account"
    done={notices.accountKept}
    elsewhere={{ to: '/login', label: 'Sign in' }}
    send={(body) => call(endpoints.leaving.stayByLink, { body })}
  />
);

export const UnsubscribePage = () => (
  <LinkPage
    title="Fewer emails"
    lead="You get no more emails of the kind that led you here. What is new stays behind the bell."
    button="Turn these emails off"
    done={notices.unsubscribed}
    elsewhere={TO_ACCOUNT}
    send={async ({ token }) => {
      await call(endpoints.notifications.unsubscribe, { query: { t: token } });
    }}
  />
);
