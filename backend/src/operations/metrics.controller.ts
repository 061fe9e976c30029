import { BlockList } from 'node:net';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Problem } from '../platform/problems/problem.js';
import { Metrics } from '../platform/observability/metrics.js';

const ownNetwork = new BlockList();
ownNetwork.addSubnet('127.0.0.0', 8);
ownNetwork.addSubnet('10.0.0.0', 8);
ownNetwork.addSubnet('172.16.0.0', 12);
ownNetwork.addSubnet('192.168.0.0', 16);
// Shared address space (RFC 6598), where some clusters have their pods.
ownNetwork.addSubnet('100.64.0.0', 10);
ownNetwork.addSubnet('::1', 128, 'ipv6');
ownNetwork.addSubnet('fc00::', 7, 'ipv6');

const isOwn = (address = ''): boolean => {
  const plain = address.replace(/^::ffff:/, '');
  return ownNetwork.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4');
};

/** For Prometheus on our own network; anybody else gets 404. */
@ApiExcludeController()
@Controller('/metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  async read(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (!isOwn(request.ip)) throw new Problem('not-found');
    const { registry } = this.metrics;
    response.type(registry.contentType).send(await registry.metrics());
  }
}
