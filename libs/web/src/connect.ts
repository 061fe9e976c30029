import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { type ConnectionState, endpoints, notices } from '@wayfellow/contracts';
import { useNavigate } from '@wayfellow/router';
import { call, detailOf, isRefusal } from './api/api-client';
import { applyMatch } from './cache/match-cache';
import { invalidateChangedBy } from './cache/queries';
import { useSession } from './session/session';
import { toast } from './page/toasts';

/** The state and action of the button on a traveler's card. */
export interface ConnectAction {
  kind: 'connect' | 'sent' | 'respond' | 'message' | 'edit' | 'declined';
  label: string;
  isBusy: boolean;
  isDisabled: boolean;
  run: () => void;
}

/**
 * Sends a connection request and shows the matching toasts. A visitor gets 'Login Required', without a request; a press before
 * the server has said who is signed in waits for that.
 */
const useConnect = () => {
  const client = useQueryClient();
  const { known } = useSession();
  const [isConnecting, setIsConnecting] = useState(false);
  const isRunning = useRef(false);
  const connect = async (person: { id: number; name: string }): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsConnecting(true);
    try {
      if (await known()) {
        const match = await call(endpoints.matches.create, { body: { otherUserId: person.id } });
        applyMatch(client, match);
        // If the other user had already sent a request, connecting accepts it.
        const isMatched = match.status === 'accepted';
        toast(isMatched ? notices.matchAccepted : notices.connected(person.name));
        // While the live channel is down no frame tells of the conversation that begins.
        if (isMatched) void invalidateChangedBy(client, endpoints.matches.create);
      } else toast(notices.connectNeedsLogin);
    } catch (error) {
      toast(notices.connectFailed(detailOf(error)));
      // The card showed an outdated connection state.
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

/** The action of the button on a traveler's card, derived from the connection between viewer and traveler. */
export const useConnectAction = (person: {
  id: number;
  name: string;
  connection: ConnectionState;
}): ConnectAction => {
  const { connect, isConnecting } = useConnect();
  const navigate = useNavigate();
  // An older server may not send `connection`; it then decides when the request arrives.
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
