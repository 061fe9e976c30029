import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { interestChoices, interestLabel } from '@wayfellow/contracts';
import { ChipRow, FailureNote, keepFocus } from '@wayfellow/ui';
import { OwnChip, ToggleChip } from './interest-chips';
import type { InterestsRead } from './use-interests';

/** The user's own interests as chips, and the thirteen to choose from. */
export const Interests = ({ interests: { list, retry, toggle } }: { interests: InterestsRead }) => {
  if (!list) return <Box sx={{ pt: 7 }}>{retry ? <Failed onRetry={retry} /> : <Waiting />}</Box>;
  return (
    <Box ref={keepFocus} sx={{ pt: 7, display: 'grid', gap: 4 }}>
      <Typography variant="h4" component="h2">
        Interests
      </Typography>
      {list.length === 0 ? (
        // As high as a row of chips, so that the chips below do not move when the first interest is added.
        <Typography sx={{ minHeight: 44, display: 'flex', alignItems: 'center', color: 'text.secondary' }}>
          You haven't added any interests yet.
        </Typography>
      ) : (
        <ChipRow as="ul" aria-label="My interests">
          {list
            .filter(({ name }) => name)
            .map(({ name }) => (
              <li key={name}>
                <OwnChip label={interestLabel(name)} onRemove={() => void toggle(name)} />
              </li>
            ))}
        </ChipRow>
      )}
      <Box sx={{ mt: 4 }}>
        <Typography variant="h5" component="h3" id="choose-interests">
          Add what you like
        </Typography>
        <Typography sx={{ mt: 1, mb: 4, color: 'text.secondary' }}>
          Travelers with the same interests are suggested to you first.
        </Typography>
        <ChipRow role="group" aria-labelledby="choose-interests" sx={{ gap: '10px' }}>
          {interestChoices.map(({ value, label }) => (
            <ToggleChip
              key={value}
              label={label}
              isChosen={list.some(({ name }) => name === value)}
              onToggle={() => void toggle(value)}
            />
          ))}
        </ChipRow>
      </Box>
    </Box>
  );
};

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <FailureNote
    title="Failed to fetch your interests."
    text="Check your connection and try again."
    onRetry={onRetry}
  />
);

const Waiting = () => (
  <>
    <p className="vh" role="status">
      Loading interests...
    </p>
    <ChipRow aria-hidden="true">
      {[96, 78, 112, 84].map((width) => (
        <Skeleton key={width} width={width} height={44} sx={{ borderRadius: 99 }} />
      ))}
    </ChipRow>
  </>
);
