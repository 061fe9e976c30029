import { endpoints } from '@wayfellow/contracts';
import { call } from '@wayfellow/web';
import { LinkPage } from '../../shared/sign-in/link-page';

/** Where the link in the email 'Are you fine?' leads. It works without signing in. */
export const FinePage = () => (
  <LinkPage
    title="Are you fine?"
    lead="You wanted to be asked after your meeting."
    button="I’m fine"
    done={{
      title: 'Good to hear',
      description: 'Anybody who was told that you had not answered hears it now.',
    }}
    send={(body) => call(endpoints.plan.fine, { body })}
  />
);

/** Where somebody answers who was named as a trusted contact, and stops being one. */
export const ContactPage = () => (
  <LinkPage
    title="Be a trusted contact"
    lead="Somebody who travels with Wayfellow trusts you. Before they meet somebody new they can tell you where and when, and you hear from us if they do not say afterwards that they are fine. You can leave by the same link any time."
    button="Yes, that is all right"
    done={{ title: 'Thank you', description: 'We write to you when there is a plan.' }}
    send={(body) => call(endpoints.contacts.answer, { body: { ...body, isWilling: true } })}
    other={{
      button: 'No, leave me out',
      done: {
        title: 'Done',
        description: 'We have deleted your address, and do not ask you again for the same traveler.',
      },
      send: (body) => call(endpoints.contacts.answer, { body: { ...body, isWilling: false } }),
    }}
  />
);
