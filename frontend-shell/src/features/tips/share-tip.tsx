import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '@wayfellow/ui';
import { TipForm } from '../../shared/tips/tip-form';

/** A button that is replaced by the tip form; canceling and success close the form. */
export const ShareTip = ({ destinationId }: { destinationId: number }) => {
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);

  // Moves the focus into the opened form, and back to the button when it closes.
  useEffect(() => {
    if (isOpen !== wasOpen.current) place.current?.querySelector<HTMLElement>('input,button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const close = () => setIsOpen(false);
  return (
    <Box ref={place} sx={{ mb: 8 }}>
      {isOpen ? (
        <TipForm destinationId={destinationId} onShared={close} onCancel={close} />
      ) : (
        <Button
          variant="contained"
          startIcon={<Icon name="plus" />}
          aria-expanded={false}
          onClick={() => setIsOpen(true)}
          sx={{ width: { xs: '100%', sm: 'auto' } }}
        >
          Share a travel tip
        </Button>
      )}
    </Box>
  );
};
