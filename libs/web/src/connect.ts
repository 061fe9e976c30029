import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { type ConnectionState, endpoints, notices } from '@wayfellow/contracts';
import { useNavigate } from '@wayfellow/router';
import { call, detailOf, isRefusal } from './api/api-client';
import { takeMatch } from './cache/match-cache';
import { invalidateChangedBy } from './cache/queries';
import { useSession } from './session/session';
import { toast } from './page/toasts';

/** How the button on somebody's card looks, and what it does. */
export interface ConnectAction {
  kind: 'connect' | 'sent' | 'respond' | 'message' | 'edit' | 'declined';
  label: string;
  isBusy: boolean;
  isDisabled: boolean;
  run: () => void;
}

/** Sends a connection request with its toasts. A visitor gets 'Login Required', and no request is made. */
const useConnect = () => {
  const client = useQueryClient();
  const { user } = useSession();
  const [isConnecting, setIsConnecting] = useState(false);
  const isRunning = useRef(false);
  const connect = async (person: { id: number; name: string }): Promise<void> => {
    if (!user) return toast(notices.connectNeedsLogin);
    if (isRunning.current) return;
    isRunning.current = true;
    setIsConnecting(true);
    try {
      const match = await call(endpoints.matches.create, { body: { otherUserId: person.id } });
      takeMatch(client, match);
      // Where the other's request was waiting, connecting accepts it.
      toast(match.status === 'accepted' ? notices.matchAccepted : notices.connected(person.name));
    } catch (error) {
      toast(notices.connectFailed(detailOf(error)));
      // The card did not know how things stand between the two.
      if (isRefusal(error)) await invalidateChangedBy(client, endpoints.matches.create);
    }
    isRunning.current = false;
    setIsConnecting(false);
  };
  return { connect, isConnecting };
};

const labels: Record<Exclude<ConnectAction['kind'], 'connect'>, string> = {
  sent: 'Request Sent',
  respond: 'Respond',
  message: 'Message',
  edit: 'Edit Profile',
  declined: 'Not available',
};

const kinds: Record<ConnectionState, ConnectAction['kind']> = {
  none: 'connect',
  self: 'edit',
  sent: 'sent',
  received: 'respond',
  matched: 'message',
  declined: 'declined',
};

/** What the button on a traveler's card does, from how things stand between viewer and traveler. */
export const useConnectAction = (person: {
  id: number;
  name: string;
  connection: ConnectionState;
}): ConnectAction => {
  const { connect, isConnecting } = useConnect();
  const navigate = useNavigate();
  // A server that does not say how things stand decides when it is asked.
  const kind = kinds[person.connection] ?? 'connect';
  const go = (path: string) => () => void navigate(path);
  const runs: Record<ConnectAction['kind'], () => void> = {
    connect: () => void connect(person),
    sent: () => undefined,
    declined: () => undefined,
    respond: go('/matches?tab=requests'),
    message: go(`/messages/${person.id}`),
    edit: go('/profile'),
  };
  return {
    kind,
    label: kind === 'connect' ? (isConnecting ? 'Connecting...' : 'Connect') : labels[kind],
    isBusy: isConnecting,
    isDisabled: isConnecting || kind === 'sent' || kind === 'declined',
    run: runs[kind],
  };
};
