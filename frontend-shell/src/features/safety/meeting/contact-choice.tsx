import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import type { TrustedContactView } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { AvatarWithFallback, TextLink } from '@wayfellow/ui';
import { ChoiceList } from '../../../shared/forms/choice-list';

interface Props {
  contacts: readonly TrustedContactView[];
  /** The id of a contact; empty for nobody. */
  value: string;
  onChange: (value: string) => void;
  /** The link to where contacts are named leads away from here. */
  onLeave: () => void;
}

const NOBODY = { value: '', label: 'Nobody', text: 'I share the link myself' };

const choiceOf = ({ id, name, email, isConfirmed }: TrustedContactView) => ({
  value: String(id),
  label: name,
  text: `${email}, ${isConfirmed ? 'confirmed' : 'has not answered yet'}`,
});

/** Who gets the plan: the one who is chosen, and all who can be once that is to be changed. */
export const ContactChoice = ({ contacts, value, onChange, onLeave }: Props) => {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const choices = [...contacts.map(choiceOf), NOBODY];
  const chosen = choices.find((choice) => choice.value === value) ?? NOBODY;
  useEffect(() => {
    if (isOpen) list.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [isOpen]);
  return (
    <div role="group" aria-labelledby={id}>
      <Typography id={id} sx={{ mb: 1.5, fontSize: '.9375rem', fontWeight: 600 }}>
        Who gets the plan
      </Typography>
      {isOpen ? (
        <div ref={list}>
          <ChoiceList label="Who gets the plan" choices={choices} value={value} onChange={onChange} />
        </div>
      ) : (
        <Card
          sx={{
            display: 'flex',
            gap: 3,
            alignItems: 'center',
            p: '8px 14px',
            lineHeight: 1.3,
            borderColor: 'border.control',
          }}
        >
          {value && <AvatarWithFallback id={Number(value)} name={chosen.label} src={null} size={36} />}
          <div style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <b style={{ fontWeight: 600 }}>{chosen.label}</b>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {chosen.text}
            </Typography>
          </div>
          {contacts.length > 0 && (
            <TextLink standalone component="button" type="button" onClick={() => setIsOpen(true)}>
              Change<span className="vh"> who gets the plan</span>
            </TextLink>
          )}
        </Card>
      )}
      {(isOpen || contacts.length === 0) && (
        <TextLink standalone component={Link} to="/account?part=contacts" onClick={onLeave}>
          Trusted contacts
        </TextLink>
      )}
    </div>
  );
};
