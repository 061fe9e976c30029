import Box from '@mui/material/Box';
import { BusyButton, FailureNote } from '@wayfellow/ui';

interface Props {
  label: string;
  isBusy: boolean;
  isFailed: boolean;
  onPress: () => void;
}

/** The end of a list that goes on. */
export const ShowMore = ({ label, isBusy, isFailed, onPress }: Props) => (
  <Box sx={{ display: 'grid', justifyItems: 'center', mt: 10 }}>
    {isFailed && !isBusy ? (
      <FailureNote title="More could not be loaded." text="Please try again." onRetry={onPress} />
    ) : (
      <BusyButton variant="outlined" busy={isBusy} busyLabel="Loading..." onClick={onPress}>
        {label}
      </BusyButton>
    )}
  </Box>
);
