import { useEffect, useState } from 'react';
import { type SafetyAsk, closeSafety, useSession } from '@wayfellow/web';
import { BlockDialog } from './block-dialog';
import { PersonMenu } from './person-menu';

/** The menu or dialog that was asked for. One that closes keeps its words until it is gone from the screen. */
export const Safety = ({ ask }: { ask: SafetyAsk | undefined }) => {
  const { user } = useSession();
  const [last, setLast] = useState(ask);
  if (ask && ask !== last) setLast(ask);
  useEffect(() => {
    if (!user) closeSafety();
  }, [user]);
  const isOpen = ask !== undefined && user !== null;
  if (!last) return null;
  return last.kind === 'menu' ? (
    <PersonMenu {...last} isOpen={isOpen} />
  ) : (
    <BlockDialog key={last.person.id} person={last.person} isOpen={isOpen} />
  );
};
