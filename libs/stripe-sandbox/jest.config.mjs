import { nodeProject } from '../../jest.config.base.mjs';

export default nodeProject('stripe-sandbox', '..');
