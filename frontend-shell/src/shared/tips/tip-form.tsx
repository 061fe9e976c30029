import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import {
  type TipCategory,
  endpoints,
  inputs,
  limits,
  notices,
  tipCategoryChoices,
} from '@wayfellow/contracts';
import { BusyButton, SelectInput, TextArea, TextInput } from '@wayfellow/ui';
import { toast, useApiMutation, useForm } from '@wayfellow/web';
import { counterOf } from '../forms/counter';
import { ProblemNote } from '../forms/problem-note';

const Root = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 18,
  padding: 28,
  gridTemplateColumns: '1fr 1fr',
  '& > *': { gridColumn: '1 / -1', minWidth: 0 },
  '& > .half': { gridColumn: 'auto' },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  [theme.breakpoints.down('sm')]: {
    padding: 20,
    gridTemplateColumns: 'minmax(0,1fr)',
    '& > .half': { gridColumn: '1 / -1' },
  },
}));

interface Props {
  destinationId: number;
  /** Called once the tip is shared. */
  onShared?: () => void;
  /** Closes the form; without it, there is no Cancel button. */
  onCancel?: () => void;
}

const empty = { title: '', content: '', category: '' };

/** The form to share a tip. It is reset once the lists of tips are refetched. */
export const TipForm = ({ destinationId, onShared, onCancel }: Props) => {
  const titleId = useId();
  const { mutateAsync } = useApiMutation(endpoints.tips.create);
  const form = useForm({
    initial: empty,
    rules: inputs.tip,
    toInput: ({ title, content, category }) => ({
      title: title.trim(),
      content: content.trim(),
      category: category as TipCategory,
    }),
    onSubmit: async (body) => {
      try {
        await mutateAsync({ params: { id: destinationId }, body });
      } catch (error) {
        toast(notices.tipFailed);
        throw error;
      }
      toast(notices.tipCreated);
      form.reset();
      onShared?.();
    },
  });
  return (
    <Card>
      <Root noValidate aria-labelledby={titleId} onSubmit={form.submit}>
        <Typography variant="h4" component="h2" id={titleId}>
          Share Your Travel Tips
        </Typography>
        {form.problemCount > 0 && (
          <div>
            <ProblemNote count={form.problemCount} />
          </div>
        )}
        <div className="half">
          <TextInput {...form.fieldProps('title')} label="Title" autoComplete="off" fullWidth />
        </div>
        <div className="half">
          <SelectInput
            {...form.fieldProps('category')}
            label="Category"
            placeholder="Select a category"
            options={tipCategoryChoices}
          />
        </div>
        <TextArea
          {...form.fieldProps('content')}
          label="Your tip"
          rows={3}
          counter={counterOf(form.values.content, limits.tipContent.max)}
        />
        <div className="buttons">
          <BusyButton type="submit" variant="contained" busy={form.isSubmitting} busyLabel="Sharing...">
            Share tip
          </BusyButton>
          {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        </div>
      </Root>
    </Card>
  );
};
