import { useEffect, useState } from 'react';
import { styled } from '@mui/material/styles';
import { timing } from '@wayfellow/contracts';
import { ToastCard } from '@wayfellow/ui';
import { dismissToast, useToast } from '@wayfellow/web';

const Corner = styled('div')(({ theme }) => ({
  position: 'fixed',
  right: 24,
  bottom: 24,
  zIndex: theme.zIndex.snackbar,
  width: 'min(420px, calc(100% - 40px))',
  [theme.breakpoints.down('md')]: { bottom: 'calc(var(--frame-bottom) + var(--toasts))' },
  [theme.breakpoints.down('sm')]: { right: 20 },
}));

/** Shows toasts, one at a time, for five seconds, and longer while hovered or focused. */
export const ToastOutlet = () => {
  const toast = useToast();
  const [isHeld, setIsHeld] = useState(false);
  const openId = toast?.isOpen ? toast.id : undefined;
  const mayGo = !isHeld && !toast?.action;

  useEffect(() => {
    if (openId === undefined || !mayGo) return;
    const timer = setTimeout(() => dismissToast(openId), timing.toastMs);
    return () => clearTimeout(timer);
  }, [openId, mayGo]);

  // Browsers may fire neither blur nor pointerleave when the card is removed; the next toast must not stay held.
  const close = (id: number) => {
    setIsHeld(false);
    dismissToast(id);
  };

  const card = toast?.isOpen && <ToastCard key={toast.id} {...toast} onClose={() => close(toast.id)} />;
  const isError = toast?.severity === 'error';
  return (
    <Corner
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <div role="status">{!isError && card}</div>
      {isError && card}
    </Corner>
  );
};
