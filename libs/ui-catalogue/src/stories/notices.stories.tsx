import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FailureNote, Note, OffWithoutNetwork, ToastCard } from '@wayfellow/ui';
import { nothing } from '../samples';
import type { Story } from '../story';

export const notices: Story = {
  id: 'notices',
  title: 'Notices',
  looks: {
    Failure: <FailureNote title="The list could not be loaded." text="Please try again." onRetry={nothing} />,
    Notes: (
      <Box sx={{ display: 'grid', gap: 4 }}>
        {(['plain', 'quiet', 'info', 'success', 'warning'] as const).map((kind) => (
          <Note
            key={kind}
            kind={kind}
            action={
              <Button variant="outlined" size="small">
                Do it
              </Button>
            }
          >
            A note of the kind {kind}, long enough to see how it goes on in a second line on a phone.
          </Note>
        ))}
      </Box>
    ),
    'Without a network': (
      <Box sx={{ display: 'grid', gap: 6 }}>
        {[false, true].map((isOff) => (
          <OffWithoutNetwork key={String(isOff)} isOff={isOff} what="Changing trips">
            <Button variant="contained">Add a trip</Button>
          </OffWithoutNetwork>
        ))}
      </Box>
    ),
    Toasts: (
      <Box sx={{ display: 'grid', gap: 4 }}>
        {(['success', 'info', 'warning', 'error'] as const).map((severity) => (
          <ToastCard
            key={severity}
            severity={severity}
            title={`A notice of the kind ${severity}`}
            description="With a sentence that says more."
            onClose={nothing}
          />
        ))}
      </Box>
    ),
  },
};
