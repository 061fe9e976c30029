import type { ComponentType } from 'react';
import type { SessionUserView } from '@wayfellow/contracts';
import type { IconName } from '@wayfellow/ui';
import { ThisDevice } from './device/this-device';
import { BlockedPeople } from './people/blocked-people';
import { NotificationsPart } from './notifications/notifications-part';
import { TrustedContacts } from './people/trusted-contacts';
import { ReportsPart } from './reports/reports-part';
import { WhoFindsMe } from './people/who-finds-me';
import { MyData } from './data/my-data';
import { SignIn } from './sign-in';

interface Part {
  /** Its name in the URL. */
  value: string;
  label: string;
  icon: IconName;
  Content: ComponentType<{ user: SessionUserView }>;
}

/** The parts of the Safety & account page, in display order. */
export const accountParts: readonly [Part, ...Part[]] = [
  { value: 'signin', label: 'Sign-in', icon: 'lock', Content: SignIn },
  { value: 'finds', label: 'Who finds me', icon: 'eye', Content: WhoFindsMe },
  { value: 'blocked', label: 'Blocked people', icon: 'block', Content: BlockedPeople },
  { value: 'notifications', label: 'Notifications', icon: 'bell', Content: NotificationsPart },
  { value: 'device', label: 'This device', icon: 'phone', Content: ThisDevice },
  { value: 'contacts', label: 'Trusted contacts', icon: 'people', Content: TrustedContacts },
  { value: 'reports', label: 'Reports and decisions', icon: 'flag', Content: ReportsPart },
  { value: 'data', label: 'My data', icon: 'download', Content: MyData },
];
