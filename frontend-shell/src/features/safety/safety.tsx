import { lazy, useEffect, useState } from 'react';
import { type SafetyDialog, closeSafety, useSession } from '@wayfellow/web';
import { BlockDialog } from './block-dialog';
import { PersonMenu } from './person-menu';
import { TraveledDialog } from './traveled/traveled-dialog';
import { ReportDialog } from './report/report-dialog';

// Loaded when first used: it has the emergency numbers.
const Meeting = lazy(async () => ({ default: (await import('./meeting/meeting-dialog')).MeetingDialog }));

/** The requested menu or dialog. Its content is kept until its closing animation has ended. */
export const Safety = ({ ask }: { ask: SafetyDialog | undefined }) => {
  const { user } = useSession();
  const [last, setLast] = useState(ask);
  const [openedBy, setOpenedBy] = useState(user?.id);
  // Each opening starts anew.
  const [opening, setOpening] = useState(0);
  if (ask && ask !== last) {
    setLast(ask);
    setOpenedBy(user?.id);
    setOpening(opening + 1);
  }
  // Whoever signs in next, maybe in another tab, does not see what was written here.
  const isTheirs = user !== null && user.id === openedBy;
  useEffect(() => {
    if (!isTheirs) closeSafety();
  }, [isTheirs]);
  const isOpen = ask !== undefined && isTheirs;
  if (!last) return null;
  if (last.kind === 'traveled') return <TraveledDialog key={opening} person={last.person} isOpen={isOpen} />;
  if (last.kind === 'menu') return <PersonMenu {...last} isOpen={isOpen} />;
  if (last.kind === 'meeting') return <Meeting key={opening} person={last.person} isOpen={isOpen} />;
  return last.kind === 'report' ? (
    <ReportDialog key={opening} {...last} isOpen={isOpen} />
  ) : (
    <BlockDialog key={opening} person={last.person} isOpen={isOpen} />
  );
};
