import { useEffect, useState } from 'react';
import { type SafetyDialog, closeSafety, useSession } from '@wayfellow/web';
import { BlockDialog } from './block-dialog';
import { PersonMenu } from './person-menu';

/** The requested menu or dialog. Its content is kept until its closing animation has ended. */
export const Safety = ({ ask }: { ask: SafetyDialog | undefined }) => {
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
