import { useLayoutEffect, useState } from 'react';
import { useQueryClient } from '@wayfellow/web';
import { type Messaging, startMessaging } from './messaging';

/** The user's messaging, started after the screen is mounted and before it is painted; undefined until then. */
export const useMessaging = (userId: number): Messaging | undefined => {
  const client = useQueryClient();
  const [messaging, setMessaging] = useState<Messaging>();
  useLayoutEffect(() => setMessaging(startMessaging(client, userId)), [client, userId]);
  return messaging;
};
