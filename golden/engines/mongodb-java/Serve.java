import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import java.util.List;

/** Serves databases that live in memory, at the port of the first argument. */
public class Serve {
  public static void main(String[] arguments) throws InterruptedException {
    int port = Integer.parseInt(arguments[0]);
    new MongoServer(new MemoryBackend().version(new Release())).bind("127.0.0.1", port);
    Thread.currentThread().join();
  }

  /** The server says that it is MongoDB 5 in an older wire version than that one has, which clients of today refuse. */
  private static class Release implements MongoVersion {
    public List<Integer> getVersionArray() {
      return List.of(5, 0, 0);
    }

    public int getWireVersion() {
      return 13;
    }
  }
}
