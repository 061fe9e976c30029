import request from 'supertest';
import { freshDatabase } from './support/database.js';
import { type Instance, startInstance } from './support/instance.js';

describe('an instance', () => {
  let instance: Instance;

  beforeAll(async () => {
    instance = await startInstance({ databaseUrl: await freshDatabase('plat_http') });
  });
  afterAll(() => instance?.close());

  it('says that it is alive and ready', async () => {
    await request(instance.url).get('/api/health/live').expect(200);
    const answer = await request(instance.url).get('/api/health/ready').expect(200);
    expect(answer.body).toEqual({ status: 'ok', database: 'up', bus: 'up' });
  });
});
