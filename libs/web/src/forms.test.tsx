import { act, renderHook } from '@testing-library/react';
import { useForm } from './forms';

test('of two values that are set at once, both count', () => {
  const { result } = renderHook(() =>
    useForm({
      initial: { place: '', day: '' },
      rules: {},
      toInput: (values) => values,
      onSubmit: async () => undefined,
    }),
  );
  act(() => {
    result.current.set('place', 'Lisbon');
    result.current.set('day', '2027-05-03');
  });
  expect(result.current.values).toEqual({ place: 'Lisbon', day: '2027-05-03' });
});
