import Button from '@mui/material/Button';
import {
  BusyButton,
  ChipRow,
  ConnectButton,
  Icon,
  LinkButton,
  CountBadge,
  MoreButton,
  ReportLink,
  PersonLink,
  Spinner,
  TextLink,
} from '@wayfellow/ui';
import type { ComponentProps } from 'react';
import { nothing } from '../samples';
import type { Story } from '../story';

type Action = ComponentProps<typeof ConnectButton>['action'];

const actions: Record<Action['kind'], string> = {
  connect: 'Connect',
  sent: 'Request Sent',
  respond: 'Respond',
  message: 'Message',
  edit: 'Edit Trip',
  declined: 'Request Declined',
};

/** In every state, and while a request is being sent. */
const connectButtons = (isDense: boolean) => (
  <ChipRow>
    {(Object.keys(actions) as Action['kind'][]).map((kind) => (
      <ConnectButton
        key={kind}
        isDense={isDense}
        name="Ana"
        action={{
          kind,
          label: actions[kind],
          isBusy: false,
          isDisabled: kind === 'declined' || kind === 'sent',
          run: nothing,
        }}
      />
    ))}
    <ConnectButton
      isDense={isDense}
      name="Ana"
      action={{ kind: 'connect', label: 'Connecting...', isBusy: true, isDisabled: true, run: nothing }}
    />
  </ChipRow>
);

/** Stands in for the router's Link, which the catalogue does not have. */
const Anchor = ({ to, ...rest }: ComponentProps<'a'> & { to: string }) => <a href={to} {...rest} />;
const aPage = { component: Anchor, to: '#person' };

const variants = ['contained', 'outlined', 'text', 'tint', 'ink'] as const;

export const buttons: Story = {
  id: 'buttons',
  title: 'Buttons and links',
  looks: {
    Variants: (
      <ChipRow>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </ChipRow>
    ),
    Colors: (
      <ChipRow>
        {(['primary', 'secondary', 'success', 'error'] as const).map((color) => (
          <Button key={color} variant="contained" color={color}>
            {color}
          </Button>
        ))}
        <Button variant="outlined" color="error">
          outlined error
        </Button>
      </ChipRow>
    ),
    'Small, with an icon, disabled': (
      <ChipRow>
        <Button variant="outlined" size="small">
          Small
        </Button>
        <Button variant="outlined" startIcon={<Icon name="plus" />}>
          With an icon
        </Button>
        <Button variant="contained" disabled>
          Disabled
        </Button>
      </ChipRow>
    ),
    'About somebody': (
      <ChipRow>
        <PersonLink link={aPage}>Priya Raman</PersonLink>
        <MoreButton name="Priya Raman" onOpen={nothing} />
        <ReportLink name="Priya Raman" link={aPage} />
        <MoreButton name="Priya Raman" onOpen={nothing} raised />
      </ChipRow>
    ),
    'Busy button': (
      <ChipRow>
        <BusyButton variant="contained" busy={false} busyLabel="Saving...">
          Save
        </BusyButton>
        <BusyButton variant="contained" busy busyLabel="Saving...">
          Save
        </BusyButton>
      </ChipRow>
    ),
    'Connect button': connectButtons(false),
    'Connect button in dense rows': connectButtons(true),
    'Link as a button': (
      <LinkButton href="#explore" variant="contained">
        Explore
      </LinkButton>
    ),
    'Link in words': (
      <p>
        Read <TextLink href="#terms">the terms</TextLink> first.
      </p>
    ),
    'Link that stands alone': (
      <TextLink href="#all" standalone>
        All destinations <Icon name="arrow-right" size={16} />
      </TextLink>
    ),
    Spinner: <Spinner />,
    Counts: (
      <>
        <CountBadge count={3} /> <CountBadge count={120} word="unread" />
      </>
    ),
  },
};
