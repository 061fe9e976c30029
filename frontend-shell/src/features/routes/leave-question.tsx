import { useEffect, useState } from 'react';
import { useNavigate } from '@wayfellow/router';
import { ConfirmDialog } from '@wayfellow/ui';

/** The path in this site that a click leads to, if it leads away from this screen in this tab. */
const pathOf = (event: MouseEvent): string | undefined => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return undefined;
  const link = (event.target as Element).closest('a[href]');
  if (
    !(link instanceof HTMLAnchorElement) ||
    link.target === '_blank' ||
    link.origin !== window.location.origin
  )
    return undefined;
  const isHere = link.pathname === window.location.pathname && link.search === window.location.search;
  return isHere ? undefined : link.pathname + link.search + link.hash;
};

interface Props {
  /** Drops what is not saved. */
  onLeave: () => void;
}

/** Asks before something that is not saved is left: by a link of the site, or with the tab. The way back keeps the draft. */
export const LeaveQuestion = ({ onLeave }: Props) => {
  const navigate = useNavigate();
  const [path, setPath] = useState<string>();
  useEffect(() => {
    const hold = (event: MouseEvent) => {
      const next = pathOf(event);
      if (next === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setPath(next);
    };
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', hold, true);
    window.addEventListener('beforeunload', warn);
    return () => {
      document.removeEventListener('click', hold, true);
      window.removeEventListener('beforeunload', warn);
    };
  }, []);
  return (
    <ConfirmDialog
      open={path !== undefined}
      title="Leave without saving?"
      text="What you have changed on this route is not kept."
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => {
        onLeave();
        if (path) void navigate(path);
      }}
      onClose={() => setPath(undefined)}
    />
  );
};
