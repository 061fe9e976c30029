# Podman, which plays Kubernetes manifests, from the first Debian whose Podman knows Jobs and emptyDir. Everything that it runs
# is inside its container; in a volume, since an overlay does not hold another.
FROM debian:trixie-slim
RUN apt-get -o Acquire::Retries=3 update -q && \
  apt-get -o Acquire::Retries=3 install -y -q --no-install-recommends podman runc netavark aardvark-dns iptables nftables catatonit && \
  rm -rf /var/lib/apt/lists/* && \
  printf '[engine]\ncgroup_manager = "cgroupfs"\nevents_logger = "file"\nruntime = "runc"\n' >/etc/containers/containers.conf
# Without systemd nobody would run health checks.
ENV DISABLE_HC_SYSTEMD=true PODMAN_IGNORE_CGROUPSV1_WARNING=1
VOLUME /var/lib/containers
# Something has to reap what its containers leave.
ENTRYPOINT ["catatonit", "--"]
CMD ["sleep", "infinity"]
