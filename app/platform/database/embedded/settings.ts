/** PostgreSQL configuration parameters by name, as `postgres -c name=value` takes them. */
export type ServerSettings = Record<string, string>

/** The server's name in `cluster_name`, temporary folders and /var/lib. */
export const APPLICATION_NAME = 'casabloom'

const CONNECTIONS: ServerSettings = {
  listen_addresses: '',
  max_connections: '50',
  unix_socket_permissions: '0700',
  // A query of a dead client must not delay the next start.
  client_connection_check_interval: '5s',
}

/** Small when idle, because one machine shares its memory with the processing of pictures. */
const MEMORY: ServerSettings = {
  shared_buffers: '64MB',
  maintenance_work_mem: '32MB',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  // The default, "worker", would add three processes.
  io_method: 'sync',
  // Parallel queries need more /dev/shm than containers have (64 MB, sometimes 16).
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '1',
  jit: 'off',
}

/** PostgreSQL's defaults, stated explicitly because the product depends on them. */
const DURABILITY: ServerSettings = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
}

const REPORTING: ServerSettings = {
  log_checkpoints: 'off',
  TimeZone: 'UTC',
  log_timezone: 'UTC',
}

/** Settings of every embedded server. The caller's settings override them. */
export const DEFAULT_SETTINGS: ServerSettings = { ...CONNECTIONS, ...MEMORY, ...DURABILITY, ...REPORTING }

/** Converts settings into arguments of the `postgres` program. */
export function settingArguments(settings: ServerSettings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
